import { failOnConsole } from '../quietConsole'

failOnConsole()
