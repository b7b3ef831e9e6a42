import { stability } from './stability'

Object.assign(window, { stability })
