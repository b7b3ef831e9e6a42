import { createRoot } from 'react-dom/client'
import { HexView } from '../../../src/hex/HexView'

let file: Blob

Object.assign(window, {
  bench: {
    /** Noise; what is larger than a mebibyte is the same one over and over. */
    prepare(size: number) {
      const bytes = new Uint8Array(Math.min(size, 0x10_0000))
      let state = 1
      for (let at = 0; at < bytes.length; at++) {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
        bytes[at] = state >>> 24
      }
      const piece = new Blob([bytes])
      file = new Blob(Array.from({ length: size / bytes.length }, () => piece))
    },
    mount: () =>
      createRoot(document.getElementById('root')!).render(
        <HexView blob={file} label="Noise" style={{ blockSize: '100%' }} />,
      ),
    scroller: () => document.querySelector('[role="grid"]')!,
  },
})
