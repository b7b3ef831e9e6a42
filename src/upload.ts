// on a page
export { FileField } from './fields/FileField'
export type { FileFieldProps } from './fields/FileField'
export type { FilesValue } from './fields/useFileValue'
export { FileDrop } from './upload/FileDrop'
export type { FileDropProps } from './upload/FileDrop'
export { UploadList } from './upload/UploadList'
export type { UploadListProps } from './upload/UploadList'
export { UploadProvider } from './upload/UploadProvider'
export type { UploadProviderProps } from './upload/UploadProvider'
export { useUpload, useUploadState } from './upload/useUpload'

// without a page
export { createUploads } from './upload/createUploads'
export { filesIn } from './upload/filesIn'
export type {
  FileValue,
  Upload,
  UploadedFile,
  UploadProblem,
  UploadStatus,
  UploadTally,
} from './upload/Upload'
export type { Uploads, UploadsOptions } from './upload/Uploads'

// where files are sent
export { postAdapter } from './upload/postAdapter'
export type { PostOptions } from './upload/postAdapter'
export { s3Adapter } from './upload/s3Adapter'
export type { S3Options, S3Part } from './upload/s3Adapter'
export { tusAdapter } from './upload/tusAdapter'
export type { TusOptions } from './upload/tusAdapter'
export type { TusClientOptions } from './upload/TusClientOptions'
export { UploadError } from './upload/UploadAdapter'
export type { Sending, UploadAdapter } from './upload/UploadAdapter'
