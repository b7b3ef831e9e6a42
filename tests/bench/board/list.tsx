import { ListScreen } from '../../../src/screens/list/ListScreen'
import { bill, expose } from './records'

expose((source) => <ListScreen entity={bill} source={source} />, {
  rows: '[role="row"][aria-rowindex]:not([aria-rowindex="1"])',
  scroller: '[role="grid"]',
})
