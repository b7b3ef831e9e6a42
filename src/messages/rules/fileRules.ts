import { countsRules } from './countsRules'

export const fileRules = {
  ...countsRules,
  'rule.accept': 'Choose {types} for {field}',
  'rule.acceptAudio': 'an audio file',
  'rule.acceptImage': 'an image',
  'rule.acceptText': 'a text file',
  'rule.acceptVideo': 'a video',
  'rule.maxBytes': 'Choose a file of at most {max} for {field}',
  'rule.requiredFile': 'Choose a file for {field}',
} as const
