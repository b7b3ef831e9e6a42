import type { ReferenceTargets } from '../../components/useReference'
import type { TranslateWith } from '../../internal/useScreenLocale'
import type { ImportMessageKey } from '../../messages/englishImport'
import type { AccessOfRole } from '../../spec/access/accessOf'
import type { Me } from '../../spec/values/Me'
import type { ImportTarget } from './columnMapping'

/** The surroundings of an import, which may change while it is on the page. */
export interface ImportSetting extends ImportTarget {
  /** More rows than this are not taken. */
  readonly maxRows: number | undefined
  readonly references: ReferenceTargets
  readonly t: TranslateWith<ImportMessageKey>
  readonly locale: string
  readonly me: Me | undefined
  /** The permissions of the person, in a product. */
  readonly access: AccessOfRole | undefined
}
