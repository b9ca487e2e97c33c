# SPDX-FileCopyrightText: Steiger contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# Every sentence of the program is in every language file, and no translation is unfinished.
# Called with LUPDATE, SOURCE (the project) and SCRATCH (a folder to write to).
file(REMOVE_RECURSE ${SCRATCH})
file(COPY ${SOURCE}/qml/i18n/ DESTINATION ${SCRATCH})
set(update ${LUPDATE} -silent -no-obsolete -locations none -I ${SOURCE} ${SOURCE}/companion ${SOURCE}/qml)
execute_process(COMMAND ${update} -ts ${SCRATCH}/companion_hu.ts ${SCRATCH}/companion_de.ts COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${update} -pluralonly -ts ${SCRATCH}/companion_en.ts COMMAND_ERROR_IS_FATAL ANY)
foreach(language en hu de)
    file(READ ${SCRATCH}/companion_${language}.ts text)
    if(text MATCHES "type=\"unfinished\"")
        message(SEND_ERROR "companion_${language}.ts lacks translations. Run the target update_translations, then translate.")
    endif()
    file(READ ${SOURCE}/qml/i18n/companion_${language}.ts kept)
    if(NOT text STREQUAL kept)
        message(SEND_ERROR "companion_${language}.ts is not up to date. Run the target update_translations.")
    endif()
endforeach()
