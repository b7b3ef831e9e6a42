import { BoardScreen } from '../../../src/screens/board/BoardScreen'
import { bill, expose } from './records'

expose((source) => <BoardScreen entity={bill} source={source} />, {
  rows: '[data-card]',
  scroller: '.sw-Board-scroller',
})
