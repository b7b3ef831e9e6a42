import { exposeList } from './screenwrightList'

exposeList(true)
