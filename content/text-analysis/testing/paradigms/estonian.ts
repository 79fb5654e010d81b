/**
 * Test data for Estonian: nouns in fourteen cases and two numbers, and verbs, formed from their principal
 * parts as in grammars. Cases from the illative on add an ending to the genitive. The weak and strong grades
 * are in the principal parts.
 */
import { paradigms, part, withEndings } from './paradigm.ts'

const cases = 'sse s st le l lt ks ni na ta ga'

/**
 * Singular nominative, genitive, partitive, short illative; plural genitive, and partitive with its parallel
 * form.
 */
export const estonianNouns = paradigms(
  `
  näitus näituse näitust - näituste näitusi
  raamat raamatu raamatut - raamatute raamatuid
  tuba toa tuba tuppa tubade tube/tubasid
  *jõgi jõe jõge jõkke jõgede jõgesid
  lugu loo lugu lukku lugude lugusid
  maal maali maali maali maalide maale/maalisid
  kunst kunsti kunsti kunsti kunstide kunste/kunstisid
  kunstnik kunstniku kunstnikku kunstnikku kunstnike kunstnikke
  *foto foto fotot - fotode fotosid
  fotograaf fotograafi fotograafi - fotograafide fotograafe/fotograafisid
  muuseum muuseumi muuseumi muuseumi muuseumide muuseume/muuseumisid
  arhiiv arhiivi arhiivi arhiivi arhiivide arhiive/arhiivisid
  uurimus uurimuse uurimust - uurimuste uurimusi
  *töö töö tööd - tööde töid
  aken akna akent - akende aknaid
  käsi käe kätt kätte käte käsi
  mägi mäe mäge mäkke mägede mägesid
  meri mere merd merre merede meresid
  *keel keele keelt keelde keelte keeli
  lill lille lille lille lillede lilli/lillesid
  sõna sõna sõna sõnna sõnade sõnu/sõnasid
  laev laeva laeva laeva laevade laevu/laevasid
  sild silla silda silda sildade sildu/sildasid
  *leht lehe lehte lehte lehtede lehti/lehtesid
  pilt pildi pilti pilti piltide pilte/piltisid
  aed aia aeda aeda aedade aedu/aedasid
  kiri kirja kirja kirja kirjade kirju/kirjasid
  ajalugu ajaloo ajalugu ajalukku ajalugude ajalugusid
  *film filmi filmi filmi filmide filme/filmisid
  teos teose teost - teoste teoseid
  valgus valguse valgust - valguste valgusi
  inimene inimese inimest - inimeste inimesi
  päev päeva päeva päeva päevade päevi/päevasid
  *saar saare saart - saarte saari
  galerii galerii galeriid - galeriide galeriisid
  ruum ruumi ruumi ruumi ruumide ruume/ruumisid
  õpetaja õpetaja õpetajat - õpetajate õpetajaid
  sadam sadama sadamat - sadamate sadamaid
  *uudis uudise uudist - uudiste uudiseid
  rand ranna randa randa randade randu/randasid`,
  (parts) => {
    const [nominative, genitive, partitive] = [part(parts, 0), part(parts, 1), part(parts, 2)]
    return [
      nominative,
      genitive,
      partitive,
      ...withEndings(part(parts, 3), '0'),
      ...withEndings(genitive, `${cases} d`),
      ...withEndings(part(parts, 4), `0 ${cases}`),
      ...part(parts, 5).split('/'),
    ]
  },
)

/**
 * The infinitives in -ma and -da, the present stem, the past stem, the past of the third person, the gerund,
 * the imperative of the second person plural, the participle in -nud, the passive present, and the
 * participles in -tud and -v.
 */
export const estonianVerbs = paradigms(
  `
  kirjutama kirjutada kirjuta kirjutasi kirjutas kirjutades kirjutage kirjutanud kirjutatakse kirjutatud kirjutav
  lugema lugeda loe lugesi luges lugedes lugege lugenud loetakse loetud lugev
  joonistama joonistada joonista joonistasi joonistas joonistades joonistage joonistanud joonistatakse joonistatud joonistav
  *toetama toetada toeta toetasi toetas toetades toetage toetanud toetatakse toetatud toetav
  näitama näidata näita näitasi näitas näidates näidake näidanud näidatakse näidatud näitav
  õppima õppida õpi õppisi õppis õppides õppige õppinud õpitakse õpitud õppiv
  uurima uurida uuri uurisi uuris uurides uurige uurinud uuritakse uuritud uuriv
  laulma laulda laula laulsi laulis lauldes laulge laulnud lauldakse lauldud laulev
  *hoidma hoida hoia hoidsi hoidis hoides hoidke hoidnud hoitakse hoitud hoidev
  andma anda anna andsi andis andes andke andnud antakse antud andev
  leidma leida leia leidsi leidis leides leidke leidnud leitakse leitud leidev
  mängima mängida mängi mängisi mängis mängides mängige mänginud mängitakse mängitud mängiv
  vaatama vaadata vaata vaatasi vaatas vaadates vaadake vaadanud vaadatakse vaadatud vaatav
  *kuulama kuulata kuula kuulasi kuulas kuulates kuulake kuulanud kuulatakse kuulatud kuulav
  avama avada ava avasi avas avades avage avanud avatakse avatud avav
  säilitama säilitada säilita säilitasi säilitas säilitades säilitage säilitanud säilitatakse säilitatud säilitav
  ehitama ehitada ehita ehitasi ehitas ehitades ehitage ehitanud ehitatakse ehitatud ehitav
  trükkima trükkida trüki trükkisi trükkis trükkides trükkige trükkinud trükitakse trükitud trükkiv
  *tõlkima tõlkida tõlgi tõlkisi tõlkis tõlkides tõlkige tõlkinud tõlgitakse tõlgitud tõlkiv
  rääkima rääkida räägi rääkisi rääkis rääkides rääkige rääkinud räägitakse räägitud rääkiv`,
  (parts) => {
    const [infinitive, present, imperative] = [part(parts, 0), part(parts, 2), part(parts, 6)]
    const [passive, participle] = [part(parts, 8), part(parts, 9)]
    return [
      ...withEndings(infinitive, '0 s st ks ta'),
      part(parts, 1),
      // “Ei kirjuta” and “kirjuta!” are the bare stem. Then follow the persons and the conditional.
      ...withEndings(present, '0 n d b me te vad ksin ksid ks ksime ksite'),
      part(parts, 4),
      ...withEndings(part(parts, 3), 'n d me te'),
      part(parts, 5),
      ...withEndings(imperative.slice(0, -1), 'e em u'),
      part(parts, 7),
      ...withEndings(passive.slice(0, -3), 'kse 0 v ks'),
      participle,
      `${participle.slice(0, -2)}i`,
      part(parts, 10),
    ]
  },
)
