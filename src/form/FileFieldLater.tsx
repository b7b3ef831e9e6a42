'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { FieldFrame } from '../fields/FieldFrame'
import type { FileFieldProps } from '../fields/FileField'

/** A field for files, which only a form that has one loads. Until it is there its place is kept. */
export function FileFieldLater(props: FileFieldProps) {
  const [FileField, setFileField] = useState<ComponentType<FileFieldProps>>()
  useEffect(() => {
    let isHere = true
    importFileField().then(
      (loaded) => {
        if (isHere) setFileField(() => loaded.FileField)
      },
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [])

  if (FileField) return <FileField {...props} />
  return (
    <FieldFrame {...props} ref={undefined}>
      {({ id }) => <div id={id} className="sw-FileDrop" tabIndex={-1} aria-busy="true" />}
    </FieldFrame>
  )
}

const importFileField = () => import('../fields/FileField')
