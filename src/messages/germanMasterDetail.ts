import type { Messages } from './Messages'
import type { MasterDetailMessageKey } from './englishMasterDetail'

/** The texts of a list beside a record, in German. */
export const germanMasterDetail: Pick<Messages, MasterDetailMessageKey> = {
  'masterDetail.back': 'Zurück zu „{list}“',
  'masterDetail.choose': 'Wählen Sie einen Eintrag aus der Liste.',
  'masterDetail.chooseEntity':
    'Wählen Sie einen Eintrag aus der Liste, um ihn hier zu sehen. Die Liste bleibt im Blick.',
  'masterDetail.none': 'Nichts ist geöffnet',
  'masterDetail.resize': 'Breite von „{list}“',
}
