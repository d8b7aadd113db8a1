/** First and last names by origin, as in a port city. */
export const names: readonly { readonly first: readonly string[]; readonly last: readonly string[] }[] = [
  {
    first: ['Marisol', 'Ximena', 'Joaquín', 'Lucía', 'Ignacio', 'Rocío', 'Tomás', 'Inés', 'Belén', 'Emiliano', 'Graciela', 'Nicolás'],
    last: ['Ibarra', 'de la Cruz', 'Peñaloza', 'Quiñones', 'Zúñiga', 'Arreola', 'Núñez Vera', 'Cárdenas', 'Orozco', 'Villaseñor', 'Montaño', 'Luján'],
  },
  {
    first: ['Wen', 'Mei-Ling', 'Jiahao', 'Yun', 'Shan', 'Kai', 'Lihua', 'Ruoxi'],
    last: ['Zhao', 'Liang', 'Hsu', 'Kwok', 'Ouyang', 'Tsai', 'Fong', 'Deng'],
  },
  {
    first: ['Haruka', 'Kenji', 'Sayuri', 'Naoko', 'Daichi', 'Mio', 'Tetsuo', 'Aiko'],
    last: ['Tanabe', 'Ōshima', 'Kuroda', 'Matsunaga', 'Ishiguro', 'Fukuda', 'Nakahara', 'Saitō'],
  },
  {
    first: ['Thảo', 'Minh', 'Linh', 'Quỳnh', 'Đức', 'Hạnh'],
    last: ['Nguyễn', 'Trần', 'Phạm', 'Đặng', 'Võ', 'Lê'],
  },
  {
    first: ['Amara', 'Chidi', 'Ngozi', 'Folasade', 'Tunde', 'Ifeoma', 'Kwabena', 'Efua'],
    last: ['Okonjo', 'Adébáyò', 'Nwosu', 'Ọlátúnjí', 'Mensah', 'Asante', 'Ekwueme', 'Boateng'],
  },
  {
    first: ['Delphine', 'Étienne', 'Solène', 'Rémi', 'Maëlle', 'Lucien', 'Océane', 'Thibault'],
    last: ['Beaulieu', 'Lefèvre', 'Garçon', 'Marchand', 'Desrosiers', 'Thériault', 'Vasseur', 'Rousselot'],
  },
  {
    first: ['Anneliese', 'Jürgen', 'Käthe', 'Matthias', 'Ulrike', 'Florian', 'Gesine', 'Björn'],
    last: ['Strauß', 'Lindqvist', 'Jørgensen', 'Weißmann', 'Grünwald', 'Sjöberg', 'Haas', 'Østergaard'],
  },
  {
    first: ['Łucja', 'Wojciech', 'Agnieszka', 'Zdeněk', 'Věra', 'Jiří', 'Katarzyna', 'Małgorzata'],
    last: ['Wiśniewska', 'Kowalczyk', 'Dvořák', 'Procházková', 'Zieliński', 'Hájek', 'Łukasik', 'Černý'],
  },
  {
    first: ['Leyla', 'Emre', 'Şirin', 'Çağla', 'Arash', 'Nasrin', 'Golnaz', 'Kaveh'],
    last: ['Yıldız', 'Özdemir', 'Şahin', 'Tehrani', 'Farahani', 'Karaca', 'Moradi', 'Ghorbani'],
  },
  {
    first: ['Samir', 'Rania', 'Yusuf', 'Dalia', 'Noor', 'Tariq', 'Hala', 'Ziad'],
    last: ['Haddad', 'al-Masri', 'Khoury', 'Nasser', 'Mansour', 'Darwish', 'Sabbagh', 'Zaytoun'],
  },
  {
    first: ['Priya', 'Arjun', 'Meenakshi', 'Kavita', 'Rohan', 'Anjali', 'Sunil', 'Ishita'],
    last: ['Venkataraman', 'Chaudhuri', 'Iyer', 'Deshpande', 'Bhattacharya', 'Menon', 'Kapoor', 'Rao'],
  },
  {
    first: ['Teuila', 'Sione', 'Malia', 'Keoni', 'Leilani', 'Tavita'],
    last: ['Faleolo', 'Kahananui', 'Tuilagi', 'Kealoha', 'Vaifale', 'Māhoe'],
  },
  {
    first: ['Marisela', 'Benigno', 'Luzviminda', 'Rafael', 'Corazon', 'Jun'],
    last: ['Dimaculangan', 'Bautista', 'Magsaysay', 'Villanueva', 'Catacutan', 'Salonga'],
  },
  {
    first: ['Siobhán', 'Fionn', 'Maeve', 'Pádraig', 'Rhiannon', 'Ewan', 'Niamh', 'Alasdair'],
    last: ['Ó Briain', 'Gallagher', 'MacInnes', 'Pryce', 'Fitzgerald', 'Ní Dhálaigh', 'Carrick', 'Llewellyn'],
  },
  {
    first: ['Beatriz', 'Caetano', 'Thaís', 'Gonçalo', 'Luísa', 'João', 'Conceição', 'Duarte'],
    last: ['Guimarães', 'Figueirôa', 'Magalhães', 'Serpa', 'Araújo', 'Brandão', 'Falcão', 'Teles'],
  },
  {
    first: ['Giulia', 'Niccolò', 'Fiammetta', 'Aurelio', 'Ottavia', 'Dario'],
    last: ['Bevilacqua', 'Sforzini', 'Colonnello', 'Marchetti', 'Di Bartolo', 'Vezzani'],
  },
  {
    first: ['Oksana', 'Dmytro', 'Zoya', 'Ilya', 'Tatiana', 'Marko', 'Danijela', 'Ana-Maria'],
    last: ['Kovalenko', 'Shevchuk', 'Petrović', 'Hadžić', 'Ionescu', 'Ștefănescu', 'Morozova', 'Živković'],
  },
  {
    first: ['Seo-yeon', 'Min-jun', 'Hye-jin', 'Ji-woo', 'Soo-ah', 'Tae-hyun'],
    last: ['Kwon', 'Baek', 'Noh', 'Ahn', 'Moon', 'Jeong'],
  },
  {
    first: ['Ada', 'Walter', 'June', 'Calvin', 'Odessa', 'Harriet', 'Reuben', 'Opal', 'Desmond', 'Winifred', 'Thea', 'Ezra', 'Ruby', 'Amos'],
    last: [
      'Whitcomb',
      'Freeman',
      'Ashby',
      'Delacroix-Bell',
      'Hollis',
      'Pettiford',
      'Loomis',
      'Baptiste',
      'Greer',
      'Tillman',
      'Okafor-Reed',
      'Sandoval',
      'Finch',
      'Yazzie',
    ],
  },
  {
    first: ['Eleni', 'Stavros', 'Talia', 'Avi', 'Anahit', 'Levon', 'Miriam', 'Yannis'],
    last: ['Papadakis', 'Vlachos', 'Ben-Ami', 'Rosenthal', 'Petrosyan', 'Sarkisian', 'Abramov', 'Kalogeropoulos'],
  },
]
