import type { SampleWords } from '../SampleWords'
import { englishMeanings } from './englishMeanings'

// No Japanese range is reserved for examples; the one of London is.
export const japaneseWords: SampleWords = {
  firstNames:
    '陽菜=hina|蓮=ren|結衣=yui|湊=minato|美咲=misaki|悠真=yuma|さくら=sakura|大翔=haruto|葵=aoi|健太=kenta|凛=rin|拓海=takumi|由美子=yumiko|翔=sho|彩=aya|一郎=ichiro',
  lastNames:
    '佐藤=sato|鈴木=suzuki|高橋=takahashi|田中=tanaka|伊藤=ito|渡辺=watanabe|山本=yamamoto|中村=nakamura|小林=kobayashi|加藤=kato|吉田=yoshida|山田=yamada|松本=matsumoto|井上=inoue|木村=kimura|清水=shimizu',
  fullName: '{lastNames} {firstNames}',
  places:
    '札幌市=日本|仙台市=日本|横浜市=日本|金沢市=日本|名古屋市=日本|京都市=日本|神戸市=日本|広島市=日本|福岡市=日本|那覇市=日本',
  streets: '中央町|本町|栄町|緑町|港町|桜町|駅前通り|大手町',
  address: '{streets}#-##',
  postcode: '###-####',
  phone: '+44 20 7946 0###',
  companies:
    '{lastNames}商店|株式会社{lastNames}|{lastNames}工業|{lastNames}物流|{lastNames}食品|{lastNames}建設|{lastNames}設計事務所',
  jobs: '会計士|建築士|看護師|教員|技術者|営業部長|設計者|電気工事士',
  departments: '経理部|購買部|研究部|営業部|総務部|物流部|広報部',
  products: '木製机|電気スタンド|事務椅子|鉄製棚|水筒|毛布|園芸ホース|工具箱|コピー用紙|雨着|空気入れ',
  titles: '年次報告|事務所の移転|納品の遅れ|新しい価格表|昇降機の点検|秋の研修|屋根の修理|棚卸し|現場の視察',
  sentences:
    '受付に届けました。|お客様は来週の電話を希望しています。|現場で確認し、異常はありません。|二つ目の見積もりを待っています。|部品は一日早く届きました。|正午までにお電話ください。|請求書は郵送します。',
  nouns:
    '記録=kiroku|橋=hashi|予算=yosan|配達=haitatsu|庭=niwa|港=minato|事務所=jimusho|注文=chumon|部品=buhin|報告=hokoku|倉庫=soko|工房=kobo',
  meanings: englishMeanings,
}
