export interface InternationalName {
  readonly first: string
  readonly last: string
  /** The full name, if it is not first name, space, last name. */
  readonly name?: string
  readonly handle: string
}

/**
 * Names that test assumptions about names: in the letters of their own language, of one word or many, longer than a card is wide, or not
 * sortable from A to Z.
 */
export const internationalNames: readonly InternationalName[] = [
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
  // The letter with both marks has no single code point, so it is a combining sequence.
  { first: 'Ọ̀ṣun', last: 'Adéyẹmí', handle: 'osun-adeyemi' },
  { first: 'Kaʻiulani', last: 'Nāone', handle: 'kaiulani-naone' },
  { first: 'Máire', last: 'O’Dónaill', handle: 'maire-odonaill' },
  { first: 'María José', last: 'de la Cruz y Ángeles', handle: 'maria-jose-de-la-cruz' },
  { first: 'Ayu', last: '', name: 'Ayu', handle: 'ayu' },
  { first: 'Wilhelmina-Alexandrina', last: 'van der Merwe-Featherstonehaugh', handle: 'wilhelmina-featherstonehaugh' },
]
