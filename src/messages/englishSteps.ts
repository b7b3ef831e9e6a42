import { valueTexts } from './components/valueTexts'

/** The texts of forms in steps, of lists of tasks and of answers. */
export const englishSteps = {
  'answers.change': 'Change',
  'answers.changeOne': 'Change {label}',
  'filter.apply': 'Show results',
  'filter.clear': 'Clear all',
  'filter.label': 'Filters',
  'filter.none': 'No filter is set',
  'filter.removed': '{label} is not filtered any more',
  'filter.remove': 'Remove {label}: {value}',
  'filter.set': 'Filters that are set',
  'inline.cancel': 'Cancel',
  'inline.change': 'Change {label}, {value}',
  'inline.failed': 'This was not saved. Try again.',
  'inline.save': 'Save',
  'inline.saved': '{label} is saved',
  'steps.addAnother': 'Add another {item}?',
  'steps.addChoose': 'Choose yes or no',
  'steps.addFirst': 'Add {item}?',
  'steps.back': 'Back',
  'steps.check': 'Check your answers',
  'steps.continue': 'Continue',
  'steps.label': 'Steps',
  'steps.progress': 'Step {index} of {count}',
  'steps.send': 'Send',
  'steps.tasks': 'What is to be filled in',
  'task.blocked': 'Cannot start yet',
  'task.complete': 'Completed',
  'task.notStarted': 'Not started yet',
  'task.optional': 'Optional',
  'task.problem': 'There is a problem',
  'task.started': 'In progress',
  ...valueTexts,
} as const

/** But for those of values, which screens have too. */
export type StepsMessageKey = Exclude<keyof typeof englishSteps, keyof typeof valueTexts>
