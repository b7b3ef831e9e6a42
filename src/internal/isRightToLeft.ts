/** Whether an element is read from right to left. */
export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl'
