import { loadScript, Script, useScript } from '../../src/media'

interface Atlas {
  readonly zoom: number
}

declare const atlas: () => Atlas | undefined

/** Never run: what TypeScript says of it is the test. */
export async function ofTypes(element: Element, asked: Promise<boolean>): Promise<void> {
  const made: Atlas = await loadScript('/map.js', { ready: atlas })
  const nothing: undefined = await loadScript('/map.js')
  await loadScript('/map.js', { strategy: { visible: element } })
  await loadScript('/map.js', { strategy: { consent: asked } })
  // @ts-expect-error consent needs something that tells of it
  await loadScript('/map.js', { strategy: 'consent' })
  // @ts-expect-error an inline handler is no attribute of a script
  await loadScript('/map.js', { attributes: { onload: 'alert(1)' } })
  void [made, nothing]
}

export function Used() {
  const script = useScript('/map.js', { ready: atlas, strategy: 'consent' })
  if (script.status === 'loaded') return <p>{script.value.zoom}</p>
  if (script.status === 'failed') return <p>{script.error.kind}</p>
  return (
    <Script src="/map.js" ready={atlas} failed={({ kind }) => kind}>
      {({ zoom }) => zoom}
    </Script>
  )
}
