import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { HexView } from '../../../src/hex/HexView'
import { FileField } from '../../../src/fields/FileField'
import { Gallery } from '../../../src/media/Gallery'
import { ListTransition } from '../../../src/motion/ListTransition'
import { MotionProvider } from '../../../src/motion/MotionProvider'

const walls = ['North', 'South'].map((name) => ({
  src: `/wall.png?${name}`,
  alt: `${name} wall`,
  width: 40,
  height: 30,
}))
const recording = new Blob(['FLIGHT RECORDING'])

function Page() {
  const [birds, setBirds] = useState(['Heron', 'Gull', 'Starling'])
  return (
    <MotionProvider motion="full">
      <Gallery label="Walls" images={walls} />
      <FileField label="Photo" checksum="SHA-256" />
      <HexView blob={recording} label="Recording" style={{ blockSize: '12rem' }} />
      <button type="button" onClick={() => setBirds((before) => before.toReversed())}>
        Turn round
      </button>
      <ListTransition aria-label="Birds" items={birds} getItemKey={(bird) => bird}>
        {(bird) => bird}
      </ListTransition>
    </MotionProvider>
  )
}

createRoot(document.getElementById('root')!).render(<Page />)
