import type { Messages } from './Messages'
import type { AccountMessageKey } from './englishAccount'

/** The texts of the screens on which people sign in, sign up and prove who they are, in German. */
export const germanAccount: Pick<Messages, AccountMessageKey> = {
  'account.checkEmail': 'Sehen Sie in Ihrem Postfach nach',
  'account.code': 'Code',
  'account.codeExpired': 'Dieser Code ist abgelaufen',
  'account.codeExpiredText': 'Lassen Sie sich einen neuen senden und geben Sie diesen ein.',
  'account.codeFailed': 'Der Code konnte nicht geprüft werden',
  'account.codeRejected': 'Prüfen Sie den Code: Er stimmt nicht, oder er wurde schon verwendet',
  'account.codeSent': 'Er wurde an {to} gesendet.',
  'account.codeTitle': 'Geben Sie den Code ein',
  'account.codeUsed':
    'Dieser Code lässt sich nicht mehr verwenden. Gehen Sie zurück und melden Sie sich erneut an.',
  'account.continue': 'Weiter',
  'account.email': 'E-Mail-Adresse',
  'account.ended': 'Ihre Sitzung ist beendet',
  'account.endedText':
    'Melden Sie sich an, um dort weiterzumachen, wo Sie waren. Ihre Eingaben sind noch da.',
  'account.ending': 'Ihre Sitzung endet gleich',
  'account.endingText': 'Ihre Eingaben bleiben hier stehen.',
  'account.endsInMinutes': {
    one: 'Sie werden in einer Minute abgemeldet.',
    other: 'Sie werden in {count} Minuten abgemeldet.',
  },
  'account.endsInSeconds': {
    one: 'Sie werden in einer Sekunde abgemeldet.',
    other: 'Sie werden in {count} Sekunden abgemeldet.',
  },
  'account.enterCode': 'Geben Sie den Code ein',
  'account.enterEmail': 'Geben Sie Ihre E-Mail-Adresse ein',
  'account.enterEmailLike': 'Geben Sie eine E-Mail-Adresse wie name@example.com ein',
  'account.enterNewPassword': 'Geben Sie ein neues Passwort ein',
  'account.enterPassword': 'Geben Sie Ihr Passwort ein',
  'account.enterUsername': 'Geben Sie Ihren Benutzernamen ein',
  'account.extend': 'Angemeldet bleiben',
  'account.extendFailed': 'Ihre Sitzung konnte nicht verlängert werden',
  'account.extendFailedText':
    'Versuchen Sie es noch einmal. Wenn die Sitzung endet, melden Sie sich hier an und machen Sie dort weiter, wo Sie waren.',
  'account.forgot': 'Passwort vergessen?',
  'account.forgotFailed': 'Der Link konnte nicht gesendet werden',
  'account.forgotSend': 'Link senden',
  'account.forgotSent':
    'Wenn es zu {email} ein Konto gibt, ist ein Link unterwegs, mit dem Sie ein neues Passwort wählen. Das kann einige Minuten dauern. Sehen Sie auch im Spam-Ordner nach.',
  'account.forgotText':
    'Geben Sie die Adresse Ihres Kontos ein. Dorthin wird ein Link gesendet, mit dem Sie ein neues Passwort wählen.',
  'account.forgotTitle': 'Passwort vergessen?',
  'account.leave': 'Als andere Person anmelden',
  'account.linkExpired': 'Dieser Link funktioniert nicht mehr',
  'account.linkExpiredText':
    'Er wurde schon verwendet oder ist abgelaufen. Lassen Sie sich einen neuen senden.',
  'account.newLink': 'Neuen Link senden',
  'account.newPassword': 'Neues Passwort',
  'account.notNow': 'Nicht jetzt',
  'account.otherEmail': 'Andere Adresse eingeben',
  'account.otherWays': 'Anderer Weg',
  'account.passkey': 'Mit Passkey anmelden',
  'account.passkeyFailed': 'Es wurde kein Passkey verwendet',
  'account.passkeyFailedText': 'Versuchen Sie es noch einmal oder melden Sie sich mit Ihrem Passwort an.',
  'account.password': 'Passwort',
  'account.passwordChanged': 'Ihr Passwort ist geändert',
  'account.passwordChangedText': 'Melden Sie sich von jetzt an mit dem neuen an.',
  'account.resetFailed': 'Das Passwort wurde nicht geändert',
  'account.resetTitle': 'Wählen Sie ein neues Passwort',
  'account.save': 'Passwort speichern',
  'account.secondTitle': 'Bestätigen Sie, dass Sie es sind',
  'account.sendAgain': 'Erneut senden',
  'account.sendAgainIn': {
    one: 'Erneut senden in einer Sekunde',
    other: 'Erneut senden in {count} Sekunden',
  },
  'account.sendFailed': 'Das konnte nicht gesendet werden. Versuchen Sie es in einem Augenblick noch einmal.',
  'account.sendWait': 'Es kann einen Augenblick dauern, bis die Nachricht ankommt.',
  'account.sent': 'Erneut gesendet.',
  'account.signIn': 'Anmelden',
  'account.signInAgain': 'Erneut anmelden',
  'account.signInFailed': 'Sie konnten nicht angemeldet werden',
  'account.signInRejected': 'Prüfen Sie E-Mail-Adresse und Passwort: Beides passt nicht zusammen',
  'account.signInRejectedUsername': 'Prüfen Sie Benutzernamen und Passwort: Beides passt nicht zusammen',
  'account.signUp': 'Konto anlegen',
  'account.signUpFailed': 'Das Konto konnte nicht angelegt werden',
  'account.signUpRejected':
    'Mit diesen Angaben lässt sich kein Konto anlegen. Wenn Sie schon eines haben, melden Sie sich an oder wählen Sie ein neues Passwort.',
  'account.signUpSent':
    'Eine Nachricht an {email} ist unterwegs. Öffnen Sie den Link darin, um fortzufahren.',
  'account.signedUp': 'Ihr Konto ist bereit',
  'account.someoneElse': 'Eine andere Person ist angemeldet',
  'account.someoneElseText':
    'Diese Seite zeigt die Arbeit der Person, die vorher angemeldet war. Nichts davon wird unter einem anderen Namen gespeichert.',
  'account.someoneElseTextOf':
    'Diese Seite zeigt die Arbeit von {email}. Nichts davon wird unter einem anderen Namen gespeichert.',
  'account.switch': 'Diese Arbeit verlassen und fortfahren',
  'account.toSignIn': 'Anmelden',
  'account.username': 'Benutzername',
  'account.wayFailed': 'Das hat nicht geklappt',
  'account.wayFailedText': 'Versuchen Sie es noch einmal oder nehmen Sie einen anderen Weg.',
}
