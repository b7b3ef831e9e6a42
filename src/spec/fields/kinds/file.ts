import { fileRules } from '../../../messages/rules/fileRules'
import { orList } from '../../../messages/listText'
import { accepts } from '../../values/accepts'
import { acceptSchema } from '../acceptSchema'
import { fileTypeNames } from '../../values/fileTypes'
import { writeBytes } from '../../values/bytesText'
import type { Built, Certainty, FieldOptions, FieldBase } from '../FieldBase'
import { checkCount, type CountRules, countSchema } from '../itemCount'
import { build, type Kind, type Checking } from '../Kind'
import { isMissing } from '../../values/isMissing'
import { itemsOf, ownValue } from '../../values/ownValue'

/** A stored file; a `File` of the browser has the same names. */
export interface FileInfo {
  readonly name: string
  /** Its media type: `image/png`. */
  readonly type: string
  /** In bytes. */
  readonly size: number
  /** Where it is kept. */
  readonly url?: string | undefined
}

export interface FileOptions extends FieldOptions<FileInfo | readonly FileInfo[]>, CountRules {
  /** Media types and endings, as HTML's `accept` takes them: `['image/*', '.pdf']`. @default any */
  readonly accept?: readonly string[] | undefined
  /** At most so many bytes each. */
  readonly maxBytes?: number | undefined
  /** Whether there may be several. @default false */
  readonly many?: boolean | undefined
  /**
   * Forms open the camera of a phone: the one that faces the `user`, or the `environment`. What is there already cannot be chosen on
   * a phone then.
   */
  readonly capture?: 'user' | 'environment' | undefined
}

const kind: Kind<FileOptions & FieldBase> = {
  messages: fileRules,
  requiredMessage: 'rule.requiredFile',
  check(field, raw, checking) {
    if (!field.many) return checkFile(field, raw, checking)
    const files = itemsOf(raw)
    if (!files) return checking.reject('file', raw, {}, {}, 'rule.requiredFile')
    if (files.length === 0 && field.required) return checking.miss(field, files)
    if (!checkCount(field, files.length, checking)) return files
    return files.map((one) => checkFile(field, one, checking))
  },
  schema: ({ many, ...field }) => {
    const one = {
      type: 'object',
      properties: {
        name: { type: 'string' },
        type: { type: 'string' },
        size: { type: 'integer', minimum: 0, maximum: field.maxBytes ?? Number.MAX_SAFE_INTEGER },
        url: { type: 'string' },
      },
      required: ['name', 'type', 'size'],
      anyOf: acceptSchema(acceptedBy(field)),
    }
    return many ? { type: 'array', items: one, ...countSchema(field) } : one
  },
}

function checkFile(field: FileOptions & FieldBase, raw: unknown, checking: Checking): unknown {
  const info = isBlob(raw) ? { name: '', type: raw.type, size: raw.size, ...nameOf(raw) } : infoOf(raw)
  if (!info) return checking.reject('file', raw, {}, {}, 'rule.requiredFile')
  const { name, type, size } = info
  const { maxBytes: max } = field
  const accept = acceptedBy(field)
  if (accept.length > 0 && !accepts(accept, name, type)) {
    const names = fileTypeNames(accept, checking.locale, (group) => checking.text(GROUPS[group]))
    const shown = { types: orList(names, checking.locale) }
    return checking.reject('accept', raw, { types: accept.join(', ') }, shown)
  }
  if (max !== undefined && size > max) {
    const shown = { max: writeBytes(max, checking.locale) }
    return checking.reject('maxBytes', raw, { max }, shown)
  }
  return isBlob(raw) ? raw : info
}

const GROUPS = {
  audio: 'rule.acceptAudio',
  image: 'rule.acceptImage',
  text: 'rule.acceptText',
  video: 'rule.acceptVideo',
} as const

const acceptedBy = ({ accept, kind: name }: FileOptions & FieldBase) =>
  accept ?? (name === 'image' ? ['image/*'] : [])

/** `File` and `Blob` of the browser, which a server may lack. */
function isBlob(raw: unknown): raw is Blob {
  try {
    return typeof Blob !== 'undefined' && raw instanceof Blob
  } catch {
    return false // a revoked proxy
  }
}

const nameOf = (blob: Blob) => ('name' in blob && typeof blob.name === 'string' ? { name: blob.name } : {})

/** The known properties of a file in a draft. */
function infoOf(raw: unknown): FileInfo | undefined {
  const [name, type, size, url] = ['name', 'type', 'size', 'url'].map((part) => ownValue(raw, part))
  if (typeof name !== 'string' || typeof type !== 'string') return undefined
  if (typeof size !== 'number' || !Number.isSafeInteger(size) || size < 0) return undefined
  if (isMissing(url)) return { name, type, size }
  return typeof url === 'string' ? { name, type, size, url } : undefined
}

type Files<Many> = Many extends true ? readonly FileInfo[] : FileInfo
type ChosenFiles<Many> = Many extends true ? readonly (FileInfo | Blob)[] : FileInfo | Blob
type BuiltFiles<
  Name extends 'file' | 'image',
  Many,
  IsRequired extends boolean,
  IsReadOnly extends boolean,
> = Built<Name, FileOptions, Files<Many>, ChosenFiles<Many>, IsRequired, IsReadOnly>

/** A file; several with `many: true`. */
export function file<
  const Many extends boolean = false,
  const IsRequired extends boolean = boolean,
  const IsReadOnly extends boolean = false,
>(options?: FileOptions & { readonly many?: Many | undefined } & Certainty<IsRequired, IsReadOnly>) {
  return build('file', kind, options) as BuiltFiles<'file', Many, IsRequired, IsReadOnly>
}

/** A file that is a picture. @see file */
export function image<
  const Many extends boolean = false,
  const IsRequired extends boolean = boolean,
  const IsReadOnly extends boolean = false,
>(options?: FileOptions & { readonly many?: Many | undefined } & Certainty<IsRequired, IsReadOnly>) {
  return build('image', kind, options) as BuiltFiles<'image', Many, IsRequired, IsReadOnly>
}
