import { create } from 'storybook/theming'

const colours = {
  light: {
    paper: '#fdfdfb',
    page: '#f6f5f3',
    ink: '#22201d',
    quiet: '#67635d',
    line: '#e4e1dc',
    accent: '#4a459f',
  },
  dark: {
    paper: '#131311',
    page: '#0c0b0a',
    ink: '#efedea',
    quiet: '#a8a39b',
    line: '#33312e',
    accent: '#aeb9fb',
  },
}

/** Make the theme of the workbench and of the docs pages: quiet, so that the stories stand out. */
export function workbench(tone: 'light' | 'dark') {
  const { paper, page, ink, quiet, line, accent } = colours[tone]
  return create({
    base: tone,
    brandTitle: 'screenwright',
    brandTarget: '_self',
    fontBase: "'Inter Variable', system-ui, sans-serif",
    fontCode: "'JetBrains Mono Variable', ui-monospace, monospace",
    appBg: page,
    appContentBg: paper,
    appPreviewBg: paper,
    appBorderColor: line,
    appBorderRadius: 8,
    barBg: paper,
    barTextColor: quiet,
    barSelectedColor: accent,
    barHoverColor: accent,
    colorPrimary: accent,
    colorSecondary: accent,
    textColor: ink,
    textMutedColor: quiet,
    inputBg: paper,
    inputBorder: line,
    inputBorderRadius: 8,
    inputTextColor: ink,
  })
}
