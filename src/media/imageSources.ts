/**
 * How an image takes its place. `constrained` is as wide as `width` and shrinks where there is less room; `full-width`
 * takes the width there is and is as high as its shape asks; `fixed` is always `width` by `height`; `fill` covers a box
 * that the page gives it.
 */
export type ImageLayout = 'constrained' | 'full-width' | 'fixed' | 'fill'

/** The request to a loader. */
export interface ImageRequest {
  src: string
  /** In pixels of the file. */
  width: number
  /** As it was given to the image, if it was. */
  quality: number | undefined
}

/** Returns the address of an image at a width, or undefined to take the image as it is. */
export type ImageLoader = (wanted: ImageRequest) => string | undefined

export interface ImageAsked {
  src: string
  layout: ImageLayout
  width: number | undefined
  loader: ImageLoader | undefined
  quality: number | undefined
  widths: readonly number[] | undefined
  sizes: string | undefined
  lazy: boolean
}

/** The sources that a browser chooses from. */
export interface ImageSources {
  /** Undefined where the image has none. */
  src?: string | undefined
  srcSet?: string | undefined
  sizes?: string | undefined
}

export function imageSources({
  src,
  layout,
  width,
  loader,
  quality,
  lazy,
  ...asked
}: ImageAsked): ImageSources {
  // An empty address is that of the page itself.
  if (!src) return {}
  if (!loader) return { src }
  const own = width !== undefined && layout !== 'full-width' ? width : undefined
  const widths = asked.widths ?? widthsFor(layout, own)
  // A loader that answers alike for several widths has one file for them: that of the smallest.
  const files = new Map<string, number>()
  for (const wide of [...widths].sort((a, b) => a - b)) {
    const file = loader({ src, width: wide, quality })
    if (file !== undefined && !files.has(file)) files.set(file, wide)
  }
  const shown = loader({ src, width: own ?? ordinary, quality }) ?? src
  if (files.size < 2) return { src: shown }
  const sizes = asked.sizes ?? sizesFor(layout, own)
  return {
    src: shown,
    srcSet: Array.from(files, ([file, wide]) => `${inList(file)} ${wide}w`).join(', '),
    // The browser knows best how wide an image is, but only of one that waits for the layout; and not every one does.
    sizes: lazy ? `auto, ${sizes}` : sizes,
  }
}

/** Up to twice the width, for screens of twice the density; more is not seen. */
function widthsFor(layout: ImageLayout, width: number | undefined): readonly number[] {
  if (width === undefined) return steps
  const both = [width, width * 2]
  return layout === 'fixed' ? both : [...steps.filter((step) => step < width * 2), ...both]
}

function sizesFor(layout: ImageLayout, width: number | undefined): string {
  if (width === undefined) return '100vw'
  return layout === 'fixed' ? `${width}px` : `(min-width: ${width}px) ${width}px, 100vw`
}

const steps = [160, 320, 480, 640, 960, 1280, 1920, 2560, 3840]
/** For a browser that does not choose. */
const ordinary = 1280

/** Blanks end an address in a list, and so does a comma at its end. */
const inList = (address: string) => address.replace(/\s/g, '%20').replace(/,$/, '%2C')
