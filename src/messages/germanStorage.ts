import type { englishStorage } from './englishStorage'

export const germanStorage: { readonly [key in keyof typeof englishStorage]: string } = {
  'storage.blocked':
    'Dieser Browser speichert nichts für diese Seite. Verlassen Sie das private Fenster oder erlauben Sie der Seite, Daten zu speichern.',
  'storage.full':
    'Auf diesem Gerät ist kein Platz mehr. Geben Sie Speicher frei und versuchen Sie es dann noch einmal.',
  'storage.newer':
    'Eine neuere Version dieser Seite ist hier in Gebrauch. Laden Sie die Seite neu, um fortzufahren.',
}
