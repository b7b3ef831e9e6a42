'use client'

import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { classes } from '../internal/classes'
import type { RootProps } from '../internal/RootProps'
import { Image } from './Image'
import type { ImageLoader } from './imageSources'
import { Lightbox, loadLightbox } from './Lightbox'
import type { GalleryImage } from './LightboxProps'

export interface GalleryProps extends RootProps<HTMLUListElement> {
  /** The images, in their order. */
  images: readonly GalleryImage[]
  /** Names the whole: "Damage to the left engine". */
  label: string
  /** Gives the address of an image at a width, as for `Image`. */
  loader?: ImageLoader | undefined
  /** Passed on to the loader. */
  quality?: number | undefined
  /** The widths that the loader has. @default from 160 to 3840 pixels */
  widths?: readonly number[] | undefined
  /** How often an image is tried again after a failure, as for `Image`. @default 2 */
  retry?: number | undefined
}

/**
 * Small squares of several images, each of which opens in a `Lightbox`. They are links to the images, so that they work
 * before the page does and open in a new tab; Tab leads from one to the next, and so do arrows, Home and End.
 */
export function Gallery(props: GalleryProps) {
  const { images, label, loader, quality, widths, retry, className, ...rest } = props
  const [opened, setOpened] = useState<number>()
  const [open, setOpen] = useState(false)
  const shared = { loader, quality, widths, retry }

  function handleClick(event: MouseEvent<HTMLAnchorElement>, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const { href } = event.currentTarget
    event.preventDefault()
    loadLightbox().then(
      () => {
        setOpened(index)
        setOpen(true)
      },
      // The lightbox could not be loaded; the image itself may.
      () => location.assign(href),
    )
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- moves among the links within */}
      <ul
        {...rest}
        className={classes('sw-Gallery', className)}
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without bullets for no list
        role="list"
        aria-label={label}
        onKeyDown={moveFocus}
      >
        {images.map((image, index) => (
          <li key={image.src} className="sw-Gallery-item">
            <a
              className="sw-Gallery-link"
              href={loader?.({ src: image.src, width: image.width, quality }) ?? image.src}
              aria-haspopup="dialog"
              onPointerEnter={loadAhead}
              onFocus={loadAhead}
              onClick={(event) => handleClick(event, index)}
            >
              <Image
                {...shared}
                layout="fill"
                src={image.src}
                alt={image.alt}
                placeholder={image.placeholder}
                sizes="(min-width: 40rem) 12rem, 50vw"
              />
            </a>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <Lightbox
          {...shared}
          open={open}
          onOpenChange={setOpen}
          label={label}
          images={images}
          defaultIndex={opened}
        />
      )}
    </>
  )
}

const loadAhead = () => void loadLightbox().catch(() => {})

function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('.sw-Gallery-link')]
  const from = links.findIndex((link) => link === event.target)
  const to = from < 0 ? undefined : linkAt(event.key, from, links)
  if (!to) return
  event.preventDefault()
  to.focus()
}

/** As a person sees them: the next one in the line, or the one above or below. */
function linkAt(key: string, from: number, links: readonly HTMLElement[]): HTMLElement | undefined {
  const here = links[from]
  if (!here) return undefined
  if (key === 'Home') return links[0]
  if (key === 'End') return links.at(-1)
  const onward = here.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'ArrowLeft' || key === 'ArrowRight') return links[from + (key === onward ? 1 : -1)]
  const { left } = here.getBoundingClientRect()
  const inColumn = (link: HTMLElement) => Math.abs(link.getBoundingClientRect().left - left) < 1
  if (key === 'ArrowUp') return links.slice(0, from).findLast(inColumn)
  return key === 'ArrowDown' ? links.slice(from + 1).find(inColumn) : undefined
}
