import { examples, questions } from './example.ts'

export const estonianExamples = examples(
  'et',
  `
  ööplaadid | Ööplaadid | Põhjataevas klaasil | Pildistasime tähti sadama kohal klaasist plaatidele. Iga plaat ilmutati käsitsi ja trükiti kaks korda.
  pimik | Teine pimik | Uus ruum trükkimiseks | Puusepad ehitasid riiulid ja kraanikausi. Voolav vesi ja punased lambid lubavad neljal inimesel korraga töötada.
  poi | Joonistav poi | Masin, mis laseb lainetel joonistada | Pliiats ripub ujuva poi sees. Meri liigutab seda ja iga torm jätab paberile uue joonistuse.
  kinniti | Kinniti katsed | Kaksteist katset taimsete ainetega | Võrdlesime adrust ja soolast tehtud kinniteid. Pilte pesti tund aega ja hoiti kolm kuud valguse käes.
  sadamad | Kaks sadamat | Näitus Tallinnas ja Pireuses | Fotod kraanadest, köitest ja kaluritest ripuvad kõrvuti. Mõlemad näitused avatakse samal õhtul.
  laupäevad | Avatud laupäevad | Stuudio on naabritele lahti | Igal laupäeval õpivad lapsed koos vanematega tegema tsüanotüüpiat. Võtke kaasa lehti, sulgi või pitsi.
  ajakiri | Kuidas voltida ajakirja | Kaheksa külge ühest lehest | Väikese ajakirja voltimine võtab kümme minutit. Vabatahtlikud õpetavad seda raamatukogus.
  mesilased | Mesilaste laulud | Heliinstallatsioon | Kolme taru sees salvestavad mikrofonid suminat. Helilooja tegi suvistest salvestustest tunniajase teose. | Eleni Markou
  kirjad | Kirjad tuletornist | Käsiraamat arhiividele | Majakavahi päevikud ja kirjad skaneeriti, kirjeldati ja tõlgiti. Uurijad võivad neid vabalt tsiteerida.
  vaip | Andmetest kootud vaip | Kangasteljed, mis loevad temperatuure | Iga rida vaibas on üks päev. Sinised lõngad näitavad külmi hommikuid aastast 1878.
  residentuur | Residentuur 2027 | Kolm kuud puumajas | Kunstnikud, kirjanikud ja teadlased saavad kandideerida esimese märtsini. Maksame sõidu, materjalid ja igakuise toetuse.
  sõnajalad | Sõnajalgade kataloog | Anna Atkinsi järgi | Botaanik Anna Atkins andis välja esimese fotodega raamatu. Kordasime nelikümmet tema pilti.
  savi | Külas savimeistri juures | Vestlus savist | Ta segab savi sisse tuhka ja põletab seda kaks päeva. Vead on tema sõnul parimad õpetajad. | Liis Kask
  jalutuskäik | Vaikne jalutuskäik | Mööda vana raudteed | Kõnnime aeglaselt ja vaikides ning kuulame sildu, kruusa ja linde. Lapsed on oodatud. | Jüri Tamm
  film | Filmiõhtu: looded | Neli lühikest dokumentaalfilmi | Režissöörid on kohal ja vastavad küsimustele. Pilet maksab viis eurot.
  parandus | Paranduskohvik | Kaamerad, raadiod ja jalgrattad | Tooge kaasa, mis on katki. Pensionil insenerid aitavad parandada katikuid ja objektiive.
  kaevud | Kaevude kaart | Küla küla järel | Koos koolidega kaardistasime üheksakümmend kaevu. Vett uuriti ja lugusid nendest kirjutati üles.
  pood | Muuseumi pood suletakse | Raamatud poole hinnaga | Postkaarte, plakateid ja katalooge müüakse pühapäevani. Äri kolib jaama.
  luuletused | Luuletused kviitungil | Luuleautomaat | Vajuta nuppu ja masin trükib luuletuse. Selle jaoks kirjutas nelikümmend luuletajat kuuest riigist.
  jõgi | Jõe ajalugu | Uurimus kallastest ja sildadest | Jõgi muutis kolm korda sängi. Vanad tubade plaanid ja linnakaardid näitavad, kus seisid majad.`,
)

export const estonianQuestions = questions(
  'et',
  `
  näitused = sadamad ! *
  näitus = sadamad ! *
  näitusele = sadamad ! *
  naitus = sadamad ! *
  NÄITUSTEL = sadamad ! *
  näitus Tallinnas = sadamad ! *
  raamat = sõnajalad pood ! kirjad
  raamatute = sõnajalad pood ! kirjad
  jõgi = jõgi ! *
  jõele = jõgi ! *
  jõgedes = jõgi ! *
  tuba = jõgi ! *
  toas = jõgi ! *
  lugu = kaevud ! jõgi
  lugudele = kaevud ! *
  ajaloost = jõgi ! kaevud
  silla = jõgi jalutuskäik ! *
  sild = jõgi jalutuskäik ! *
  päevikust = kirjad ! *
  kiri = kirjad ! *
  kirjadega = kirjad ! *
  uurimused = jõgi ! *
  vesi = pimik kaevud ! *
  veega = pimik kaevud ! *
  vesi lugu = kaevud ! pimik
  pildid = kinniti sõnajalad ööplaadid ! *
  leht = ajakiri laupäevad ! *
  lehed = ajakiri laupäevad ! *
  kunstnikele = residentuur ! *
  kunstnik = residentuur ! *
  laps = laupäevad jalutuskäik ! *
  lastele = laupäevad jalutuskäik ! *
  joonistama = poi ! *
  mesilane = mesilased ! *
  õpetaja = savi ! ajakiri
  opetajatele = savi ! ajakiri
  sadam = sadamad ööplaadid ! *
  vaibad = vaip ! *
  valgus = kinniti ! *
  Atkins = sõnajalad ! *
  juri tamm = jalutuskäik ! *
  residen = residentuur ! *
  näitsu = sadamad ! *
  mirkofonid = mesilased ! *
  tsuanotuupia = laupäevad ! *
  1878 = vaip ! *
  ja lapsed = laupäevad jalutuskäik ! *
  elevant = ! *`,
)
