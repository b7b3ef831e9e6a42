/** The texts of images in full size. */
export const lightboxTexts = {
  'lightbox.next': 'Next image',
  'lightbox.position': '{index} of {count}',
  'lightbox.previous': 'Previous image',
  'lightbox.said': '{index} of {count}: {alt}',
  'lightbox.zoomIn': 'Zoom in',
  'lightbox.zoomOut': 'Zoom out',
} as const
