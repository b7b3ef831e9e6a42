import { exposeList } from './screenwrightList'

// Without the handles by which a person changes the order, which the others do not have either.
exposeList(false)
