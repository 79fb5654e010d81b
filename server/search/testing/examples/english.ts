import { examples, questions } from './example.ts'

export const englishExamples = examples(
  'en',
  `
  plates | Night plates | The northern sky on glass | We photographed stars over the harbour on glass plates. Each plate was developed by hand in the darkroom and printed twice.
  darkroom | A second darkroom | A new room for making prints | The carpenters built shelves and a sink. Running water and red lamps allow four people to print at once.
  buoy | The drawing buoy | A machine that lets waves draw | A pen hangs inside a floating buoy. The sea moves it, and every storm leaves another drawing on paper.
  fixer | Fixer trials | Twelve tests with plant-based chemistry | We compared fixers made of seaweed and salt. Pictures were washed for an hour and kept in the light for three months.
  harbours | Two harbours | An exhibition in Tallinn and Piraeus | Photographs of cranes, ropes and fishermen hang side by side. Both exhibitions open on the same evening in both cities.
  saturdays | Open Saturdays | The studio opens to neighbours | Every Saturday children and their parents learn cyanotype. Bring leaves, feathers or lace; we provide paper and sunlight.
  zine | How to fold a zine | Eight pages from one sheet | Printing, folding and cutting a small magazine takes ten minutes. Volunteers explain each step at the library.
  bees | Songs of the bees | A sound installation | Microphones inside three hives record humming. The composer turned a summer of recordings into an hour of music. | Eleni Markou
  letters | Letters from the lighthouse | A research manual for archives | The keeper’s diaries and letters were scanned, described and translated. Researchers may quote them freely.
  loom | Weaving with data | A loom that reads temperatures | Each row of the carpet stands for a day. Blue threads show cold mornings, red ones the hottest afternoons since 1878.
  residency | Residency call 2027 | Three months in a wooden house | Artists, writers and scientists may apply until the first of March. We pay for travel, materials and a monthly grant.
  ferns | Catalogue of ferns | After Anna Atkins | The botanist Anna Atkins published the first book illustrated with photographs. Our volunteers repeated forty of her plates.
  code | Typesetting with code | A script sets the type | The script reads every file. ~~~ts~const page = renderPage(source)~~~
  clay | Studio visit | An interview about clay | She mixes ash into clay and fires it for two days. Mistakes, she says, are the best teachers. | Liis Kask
  walk | Listening walk | Along the old railway | We walk slowly, without speaking, and listen to bridges, gravel and birds. Children are welcome, dogs as well. | Jüri Tamm
  film | Film night: tides | Four short documentaries | The directors will be present and answer questions. Tickets cost five euros, students enter for free.
  repair | Repair café | Cameras, radios and bicycles | Bring what is broken. Retired engineers help you to repair shutters, bellows and lenses.
  wells | A map of wells | Village by village | Together with schools we mapped ninety wells. Water was tested, and stories about them were written down.
  shop | Museum shop closes | Books at half price | Postcards, posters and catalogues are sold until Sunday. The bookshop moves to the station.
  poems | Poems on receipts | A vending machine for poetry | Press the button and the machine prints a poem. Forty poets from six countries wrote for it.`,
)

export const englishQuestions = questions(
  'en',
  `
  running = darkroom ! *
  run = darkroom ! *
  exhibition = harbours ! *
  EXHIBITIONS = harbours ! *
  photograph = plates harbours ferns ! *
  photographs stars = plates ! *
  stars photographs = plates ! *
  printing = darkroom zine plates poems ! fixer
  drawings = buoy ! *
  volunteer = zine ferns ! *
  volunteers plates = ferns ! *
  diary = letters ! *
  story = wells ! *
  city = harbours ! *
  lens = repair ! *
  lenses = repair ! *
  fish = harbours ! *
  exhib = harbours ! *
  lightho = letters ! *
  night pla = plates ! *
  Atkins = ferns ! *
  eleni markou = bees ! *
  juri tamm = walk ! *
  JÜRI = walk ! *
  exibition = harbours ! *
  cyanotpye = saturdays ! *
  darkrom = darkroom plates ! *
  resaerch = letters ! *
  tempratures = loom ! *
  renderPage = code ! *
  renderpage = code ! *
  1878 = loom ! *
  residency 2027 = residency ! *
  the sea = buoy fixer ! *
  water = darkroom wells ! *
  water stories = wells ! *
  cafe = repair ! *
  keeper’s = letters ! *
  keepers = letters ! *
  plant-based = fixer ! *
  ash clay = clay ! *
  children = saturdays walk ! *
  child clay = ! *
  catalogue = ferns shop ! *
  elephants = ! *
  '; drop table search_entries -- = ! *
  " OR "en.sea = ! *
  sea* AND (NEAR = ! *`,
)
