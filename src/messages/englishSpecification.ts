/** The texts of the page of a specification, around those of its sheet. */
export const englishSpecification = {
  'specification.contents': 'On this page',
  'specification.diagram': {
    one: 'Diagram of one state of {entities}. The tables below say the same.',
    other: 'Diagram of {count} states of {entities}. The tables below say the same.',
  },
  'specification.diagramFailed': 'The diagram could not be loaded. The tables below say the same.',
  'specification.errors': { one: 'One thing cannot work', other: '{count} things cannot work' },
  'specification.findings': 'Findings',
  'specification.loading': 'The diagram is being drawn',
  'specification.print': 'Print',
  'specification.section.calls': 'Calls the product makes',
  'specification.section.errors': 'Error catalogue',
  'specification.section.fields': 'Entities and their fields',
  'specification.section.limits': 'Business constants and limits',
  'specification.section.purpose': 'What the product does and for whom',
  'specification.section.roles': 'Roles and permissions',
  'specification.section.rules': 'Validation rules',
  'specification.section.screens': 'Screens and routes',
  'specification.section.states': 'States and transitions',
  'specification.severity.error': 'Cannot work',
  'specification.severity.warning': 'Could be better',
  'specification.sound': 'Nothing was found that does not fit together.',
  'specification.warnings': { one: 'One thing could be better', other: '{count} things could be better' },
} as const

export type SpecificationMessageKey = keyof typeof englishSpecification
