import { createUploads } from '../../src/upload/createUploads'
import { FileDrop } from '../../src/upload/FileDrop'
import { UploadList } from '../../src/upload/UploadList'
import { holdBasics } from '../library/basics'

const stored = createUploads()
stored.replace([{ name: 'engine.pdf', type: 'application/pdf', size: 1_240_000, url: '/1' }])

holdBasics([
  ['FileDrop', (common) => <FileDrop {...common} onFiles={() => {}} />],
  ['UploadList', (common) => <UploadList {...common} uploads={stored} />],
])
