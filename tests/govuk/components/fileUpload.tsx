import { LocaleProvider } from '../../../src/components/LocaleProvider'
import { FileField } from '../../../src/fields/FileField'
import { english } from '../../../src/messages/english'
import { fieldProps } from '../fieldProps'
import type { FieldOptions, Mapping } from '../Mapping'

interface FileUploadOptions extends FieldOptions {
  readonly multiple?: boolean
  readonly chooseFilesButtonText?: string
}

export const fileUpload: Mapping<FileUploadOptions> = {
  // A page cannot give a file, and what says that there is none is the browser's own.
  leftOut: [
    'value',
    'dropInstructionText',
    'enteredDropZoneText',
    'leftDropZoneText',
    'multipleFilesChosenText',
    'noFileChosenText',
  ],
  draw: (options) => {
    const { multiple, chooseFilesButtonText: choose } = options
    const words = choose && { 'upload.chooseFile': choose, 'upload.chooseFiles': choose }
    return (
      <LocaleProvider messages={{ ...english, ...words }}>
        <FileField {...fieldProps(options)} multiple={multiple} />
      </LocaleProvider>
    )
  },
}
