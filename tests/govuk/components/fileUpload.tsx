import { FileField } from '../../../src/fields/FileField'
import { fieldProps } from '../fieldProps'
import type { FieldOptions, Mapping } from '../Mapping'

interface FileUploadOptions extends FieldOptions {
  readonly multiple?: boolean
  readonly chooseFilesButtonText?: string
}

export const fileUpload: Mapping<FileUploadOptions> = {
  draw: ({ multiple, ...rest }) => <FileField {...fieldProps(rest)} multiple={multiple} />,
}
