import type { ControlWidth } from '../fields/FieldProps'

const widths: readonly ControlWidth[] = [2, 3, 4, 5, 10, 20, 30]

/** The narrowest control in which so many characters have room; a long text takes the width there is. */
export function widthFor(characters: number | undefined): ControlWidth | undefined {
  return characters === undefined ? undefined : widths.find((width) => width >= characters)
}

/** How many letters' room a text takes: the signs of East Asia take that of two. */
export function roomOf(text: string): number {
  return (
    [...text].length +
    [...text.matchAll(/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/gu)].length
  )
}
