import { wait } from '../../internal/wait'

/**
 * Visit pages one after the other, as they come, and let the browser draw and hear a person between them: a source in
 * memory would leave it no moment for that. A function of its own, because the React Compiler knows no such loop.
 */
export async function forEachPage<Page>(
  pages: AsyncIterable<Page>,
  visit: (page: Page) => void,
): Promise<void> {
  for await (const page of pages) {
    visit(page)
    await wait(0)
  }
}
