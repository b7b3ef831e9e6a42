'use client'

import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import { FieldFrame, type FramedProps } from '../fields/FieldFrame'
import { listen } from '../internal/listen'

/**
 * A field that only a form which has one loads. Until it is there its place is kept.
 *
 * @param load imports the component; asked again when it could not be had and the network is back
 * @param placeClassName the class of the kept place, which gives it its height
 */
export function fieldLater<Props extends FramedProps>(
  load: () => Promise<ComponentType<Props>>,
  placeClassName: string,
): ComponentType<Props> {
  let Field: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  const listeners = new Set<() => void>()

  function begin() {
    if (Field) return
    loading ??= load().then(
      (loaded) => {
        Field = loaded
        for (const listener of listeners) listener()
      },
      () => {
        loading = undefined
      },
    )
  }

  return function FieldLater(props: Props) {
    const Loaded = useSyncExternalStore(
      (listener) => listen(listeners, listener),
      () => Field,
      () => undefined,
    )
    useEffect(() => {
      begin()
      addEventListener('online', begin)
      return () => removeEventListener('online', begin)
    }, [])

    if (Loaded) return <Loaded {...props} />
    return (
      <FieldFrame {...props} ref={undefined}>
        {({ id }) => <div id={id} className={placeClassName} tabIndex={-1} aria-busy="true" />}
      </FieldFrame>
    )
  }
}
