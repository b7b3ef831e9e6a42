'use client'

import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../components/IconButton'
import { AriaLocale } from '../internal/AriaLocale'
import { useAnnounce } from '../internal/announce'
import { useLocale } from '../internal/locale'
import { Image } from './Image'
import { imageSources } from './imageSources'
import type { LightboxProps } from './LightboxProps'
import { type Swipe, useZoom } from './useZoom'

/** The view that `Lightbox` loads when it is first opened. */
export function LightboxView(props: LightboxProps) {
  const { open, onOpenChange, images } = props
  return (
    <AriaLocale>
      <ModalOverlay
        className="sw-Lightbox-scrim"
        data-theme="dark"
        isOpen={open && images.length > 0}
        onOpenChange={onOpenChange}
      >
        <Modal className="sw-Lightbox-place">
          <Viewer {...props} />
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  )
}

function Viewer(props: LightboxProps) {
  const {
    onOpenChange,
    label,
    images,
    defaultIndex = 0,
    onIndexChange,
    loader,
    quality,
    widths,
    retry,
  } = props
  const { t, direction } = useLocale()
  const announce = useAnnounce()
  const stage = useRef<HTMLDivElement>(null)
  const [ownIndex, setOwnIndex] = useState(defaultIndex)
  const count = images.length
  const index = around(props.index ?? ownIndex, count)
  const { zoom, drag, zoomBy, panBy, showWhole, handlers } = useZoom(stage, handleSwipe)
  const zoomed = zoom.scale > 1
  const image = images[index]
  const said = t('lightbox.said', { index: index + 1, count, alt: image?.alt ?? '' })

  useEffect(() => announce(said), [announce, said])

  function goTo(target: number) {
    const next = around(target, count)
    showWhole()
    setOwnIndex(next)
    if (next !== index) onIndexChange?.(next)
  }

  function handleSwipe(swipe: Swipe) {
    if (swipe === 'down') onOpenChange(false)
    else if (count > 1) goTo(index + ((swipe === 'left') === (direction === 'ltr') ? 1 : -1))
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const [x, y] = arrows[event.key] ?? [0, 0]
    if (zoomed && (x || y)) panBy({ x: -x * stride, y: -y * stride })
    else if (x) goTo(index + (direction === 'ltr' ? x : -x))
    else if (event.key === 'Home') goTo(0)
    else if (event.key === 'End') goTo(count - 1)
    else if (event.key === '+' || event.key === '=') zoomBy(step)
    else if (event.key === '-') zoomBy(1 / step)
    else if (event.key === '0') showWhole()
    else return
    event.preventDefault()
  }

  // The neighbours are there when a person gets to them.
  function loadNeighbours() {
    for (const near of [index + 1, index - 1]) {
      const { src = '' } = images[around(near, count)] ?? {}
      const { srcSet = '', sizes = '', ...rest } = imageSources({ ...asked, src, lazy: false })
      Object.assign(new window.Image(), { sizes, srcset: srcSet, ...rest })
    }
  }

  if (!image) return undefined
  const { width, height, alt, src, placeholder, caption } = image
  // Zoomed, it takes more pixels; the browser then looks for a larger file.
  const sizes = `${Math.ceil(zoom.scale * 100)}vw`
  const asked = { layout: 'fill', width: undefined, loader, quality, widths, sizes } as const
  const { x, y } = drag ?? zoom
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the dialog within, wherever in it focus is
    <div className="sw-Lightbox-keys" onKeyDown={handleKeyDown}>
      <AriaDialog className="sw-Lightbox" aria-label={label}>
        <div
          ref={stage}
          className="sw-Lightbox-stage"
          data-zoomed={zoomed || undefined}
          data-moving={drag !== undefined || undefined}
          {...handlers}
        >
          <div
            key={src}
            className="sw-Lightbox-picture"
            style={
              {
                '--sw-Lightbox-width': `${width}px`,
                '--sw-Lightbox-shape': width / height,
                transform: `translate(${x}px, ${y}px) scale(${zoom.scale})`,
              } as CSSProperties
            }
          >
            <Image
              layout="fill"
              fit="contain"
              priority
              src={src}
              alt={alt}
              placeholder={placeholder}
              loader={loader}
              quality={quality}
              widths={widths}
              retry={retry}
              sizes={sizes}
              onStatus={(status) => status === 'loaded' && count > 1 && loadNeighbours()}
            />
          </div>
        </div>
        <div className="sw-Lightbox-bar">
          <span className="sw-Lightbox-position">{t('lightbox.position', { index: index + 1, count })}</span>
          <IconButton
            label={t('lightbox.zoomOut')}
            icon={<ZoomOut className="sw-icon" />}
            aria-disabled={!zoomed}
            onClick={() => zoomBy(1 / step)}
          />
          <IconButton
            label={t('lightbox.zoomIn')}
            icon={<ZoomIn className="sw-icon" />}
            onClick={() => zoomBy(step)}
          />
          <IconButton
            label={t('dialog.close')}
            icon={<X className="sw-icon" />}
            onClick={() => onOpenChange(false)}
          />
        </div>
        {count > 1 && (
          <>
            <IconButton
              className="sw-Lightbox-previous"
              label={t('lightbox.previous')}
              icon={<ChevronLeft className="sw-icon" data-directional="" />}
              onClick={() => goTo(index - 1)}
            />
            <IconButton
              className="sw-Lightbox-next"
              label={t('lightbox.next')}
              icon={<ChevronRight className="sw-icon" data-directional="" />}
              onClick={() => goTo(index + 1)}
            />
          </>
        )}
        {caption !== undefined && <div className="sw-Lightbox-caption">{caption}</div>}
      </AriaDialog>
    </div>
  )
}

/** How far an arrow looks around, in pixels. */
const stride = 80
const step = 1.5

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const around = (index: number, count: number) => ((index % count) + count) % count
