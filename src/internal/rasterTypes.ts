/**
 * Pictures made of pixels. An SVG is not among them: in an `<img>` its scripts rest, but its `blob:` address belongs to
 * the page, and opened in a tab of its own it would run them there, with all that the page may do.
 */
export const rasterTypes = /^image\/(?:avif|bmp|gif|jpeg|png|webp)$/
