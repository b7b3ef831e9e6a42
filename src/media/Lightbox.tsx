'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { LightboxProps } from './LightboxProps'

/**
 * Shows one image at a time, as large as the window, above everything else. Arrows, Home and End lead to the others, +
 * and - zoom, arrows then look around, 0 shows the whole again; fingers swipe and pinch. Focus goes back to where it
 * came from. All of it is loaded when it is first opened.
 */
export function Lightbox(props: LightboxProps) {
  const { open, onOpenChange } = props
  const [View, setView] = useState<ComponentType<LightboxProps>>()

  useEffect(() => {
    if (!open || View) return
    let left = false
    loadLightbox().then(
      (loaded) => {
        if (!left) setView(() => loaded.LightboxView)
      },
      () => {
        if (!left) onOpenChange(false)
      },
    )
    return () => {
      left = true
    }
  }, [open, View, onOpenChange])

  return View && <View {...props} />
}

export const loadLightbox = () => import('./LightboxView')
