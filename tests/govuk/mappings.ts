import { button } from './components/button'
import { checkboxes } from './components/checkboxes'
import { dateInput } from './components/dateInput'
import { backLink, breadcrumbs, notificationBanner, tag } from './components/displays'
import { errorSummary } from './components/errorSummary'
import { fieldset } from './components/fieldset'
import { fileUpload } from './components/fileUpload'
import { input } from './components/input'
import { summaryList, taskList } from './components/lists'
import { errorMessage, hint, label } from './components/partsOfFields'
import { passwordInput } from './components/passwordInput'
import { radios } from './components/radios'
import { select } from './components/select'
import { tabs } from './components/tabs'
import { characterCount, textarea } from './components/textarea'
import type { Mapping } from './Mapping'

/** The components of GOV.UK that have a counterpart here, by their names. */
export const mappings: Readonly<Record<string, Mapping<never>>> = {
  'back-link': backLink,
  breadcrumbs,
  button,
  'character-count': characterCount,
  checkboxes,
  'date-input': dateInput,
  'error-message': errorMessage,
  'error-summary': errorSummary,
  fieldset,
  'file-upload': fileUpload,
  hint,
  input,
  label,
  'notification-banner': notificationBanner,
  'password-input': passwordInput,
  radios,
  select,
  'summary-list': summaryList,
  tabs,
  tag,
  'task-list': taskList,
  textarea,
}
