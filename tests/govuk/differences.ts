export const notShared: Readonly<Record<string, string>> = {
  accordion: 'There is none.',
  'cookie-banner': '',
  details: '',
  'exit-this-page': '',
  feedback: '',
  footer: '',
  'generic-header': '',
  header: '',
  'inset-text': '',
  'language-navigation': '',
  pagination: '',
  panel: '',
  'phase-banner': '',
  'service-navigation': '',
  'skip-link': '',
  table: '',
  'warning-text': '',
}
export interface Difference {}
export const differences = []
