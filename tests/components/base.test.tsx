import { holdBasics } from '../library/basics'
import { everyComponent } from './everyComponent'

holdBasics(everyComponent)
