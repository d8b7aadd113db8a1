export interface FarName {
  readonly first: string
  readonly last: string
  /** As it is written, where that is not first name, space, last name. */
  readonly name?: string
  readonly handle: string
}

/**
 * Names as a port city writes them: in the letters of their own language, with one word or many, longer than a card is wide. Whoever
 * says "first name, last name, A to Z" meets them here first.
 */
export const farNames: readonly FarName[] = [
  { first: 'ليلى', last: 'الحداد', handle: 'layla-al-haddad' },
  { first: 'נעמה', last: 'בן־דוד', handle: 'naama-ben-david' },
  { first: '美玲', last: '陳', name: '陳美玲', handle: 'chen-meiling' },
  { first: '千夏', last: '小川', name: '小川 千夏', handle: 'ogawa-chinatsu' },
  { first: '서윤', last: '한', name: '한서윤', handle: 'han-seoyun' },
  { first: 'กัญญา', last: 'ศรีสุข', handle: 'kanya-srisuk' },
  { first: 'Зоряна', last: 'Ткаченко', handle: 'zoriana-tkachenko' },
  { first: 'Ελπίδα', last: 'Καραγιάννη', handle: 'elpida-karagianni' },
  { first: 'Անահիտ', last: 'Գրիգորյան', handle: 'anahit-grigoryan' },
  { first: 'ნინო', last: 'ბერიძე', handle: 'nino-beridze' },
  { first: 'मीरा', last: 'जोशी', handle: 'meera-joshi' },
  { first: 'கவிதா', last: 'முருகன்', handle: 'kavitha-murugan' },
  { first: 'Bích Phượng', last: 'Nguyễn Thị', name: 'Nguyễn Thị Bích Phượng', handle: 'nguyen-thi-bich-phuong' },
  // The mark under its first letter and the one above it have no letter of their own together.
  { first: 'Ọ̀ṣun', last: 'Adéyẹmí', handle: 'osun-adeyemi' },
  { first: 'Kaʻiulani', last: 'Nāone', handle: 'kaiulani-naone' },
  { first: 'Máire', last: 'O’Dónaill', handle: 'maire-odonaill' },
  { first: 'María José', last: 'de la Cruz y Ángeles', handle: 'maria-jose-de-la-cruz' },
  { first: 'Ayu', last: '', name: 'Ayu', handle: 'ayu' },
  { first: 'Wilhelmina-Alexandrina', last: 'van der Merwe-Featherstonehaugh', handle: 'wilhelmina-featherstonehaugh' },
]
