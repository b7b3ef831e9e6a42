/**
 * The direction in which to write a text that was put together from others, such as "B-2509 – إنسولين" on an Arabic page: that of the
 * page where any of its words are of the page's script, and otherwise that of its own, so that its end is cut and not its beginning.
 */
export function directionOf(text: string, page: 'ltr' | 'rtl'): 'rtl' | 'auto' {
  return page === 'rtl' && rightToLeft.test(text) ? 'rtl' : 'auto'
}

const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u
