/** The texts of sliders. */
export const sliderTexts = {
  'slider.end': 'to',
  'slider.start': 'from',
} as const
