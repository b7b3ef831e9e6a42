import { english } from './english'
import { englishAccount } from './englishAccount'
import { englishActivity } from './englishActivity'
import { englishBoard } from './englishBoard'
import { englishCalendar } from './englishCalendar'
import { englishCompare } from './englishCompare'
import { englishImport } from './englishImport'
import { englishJobs } from './englishJobs'
import { englishMasterDetail } from './englishMasterDetail'
import { englishNotifications } from './englishNotifications'
import { englishOverview } from './englishOverview'
import { englishPeople } from './englishPeople'
import { englishSearch } from './englishSearch'
import { englishSettings } from './englishSettings'
import { englishSpecification } from './englishSpecification'
import { englishTrash } from './englishTrash'
import { englishTree } from './englishTree'
import { englishWizard } from './englishWizard'

/** The texts of every page, and those of the screens that bring their own: what a translation begins from. */
export const everyEnglish = {
  ...english,
  ...englishAccount,
  ...englishActivity,
  ...englishBoard,
  ...englishCalendar,
  ...englishCompare,
  ...englishImport,
  ...englishJobs,
  ...englishMasterDetail,
  ...englishNotifications,
  ...englishOverview,
  ...englishPeople,
  ...englishSearch,
  ...englishSettings,
  ...englishSpecification,
  ...englishTrash,
  ...englishTree,
  ...englishWizard,
} as const
