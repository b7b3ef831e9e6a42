/** Many times as long as a problem needs to be; a longer body is something else. */
const MOST_BYTES = 256 * 1024

/** The body as text; nothing when it breaks off, was read before, or is longer than any problem. */
export async function readBody(response: Response): Promise<string | undefined> {
  try {
    // Where a body cannot be read piece by piece (React Native) it is read as a whole.
    if (!response.body) return (await response.text()).slice(0, MOST_BYTES)
    const reader = response.body.getReader()
    const decoder = new TextDecoder()
    let text = ''
    let bytes = 0
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return text + decoder.decode()
      bytes += value.byteLength
      if (bytes > MOST_BYTES) {
        // Whether the other side minds does not matter here.
        reader.cancel().catch(() => {})
        return undefined
      }
      text += decoder.decode(value, { stream: true })
    }
  } catch {
    return undefined
  }
}
