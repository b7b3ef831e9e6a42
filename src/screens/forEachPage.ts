/** Visit pages one after the other, as they come. A function of its own, because the React Compiler knows no such loop. */
export async function forEachPage<Page>(
  pages: AsyncIterable<Page>,
  visit: (page: Page) => void,
): Promise<void> {
  for await (const page of pages) visit(page)
}
