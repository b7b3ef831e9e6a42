/** The texts of a source that keeps its records on the device. */
export const englishStorage = {
  'storage.blocked':
    'This browser keeps nothing for this page. Leave the private window, or allow the page to store data.',
  'storage.full': 'There is no room left on this device. Free some space, then try again.',
  'storage.newer': 'A newer version of this page is in use here. Reload the page to go on.',
} as const
