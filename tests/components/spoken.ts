/** The words that assistive technology was given to say and that have not been taken away since. */
export const spoken = (urgency: 'polite' | 'assertive' = 'polite') =>
  [...document.querySelectorAll(`[aria-live="${urgency}"] > *`)].map((line) => line.textContent)
