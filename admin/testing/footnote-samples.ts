/** Clipboard samples with two footnotes, as other programs write them. */

const wordMark = (name: string, target: string, number: number) =>
  `<a style='mso-footnote-id:ftn${number}' href="#${target}" name="${name}" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference><span style='font-size:11.0pt'>[${number}]</span></span><![endif]></span></span></a>`

const wordNote = (number: number, text: string) =>
  `<div style='mso-element:footnote' id=ftn${number}><p class=MsoFootnoteText>${wordMark(`_ftn${number}`, `_ftnref${number}`, number)} ${text}<o:p></o:p></p></div>`

export const footnotesOfWord = `<p class=MsoNormal>Citric acid wins.${wordMark('_ftnref1', '_ftn1', 1)} Rinse <b>well</b>${wordMark('_ftnref2', '_ftn2', 2)}.<span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[EP1]</a><![endif]></span></span></p>
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]>
${wordNote(1, 'After <i>four</i> minutes.')}${wordNote(2, 'In running water.</p><p class=MsoFootnoteText>Cold.')}</div>
<div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><a name="_msocom_1"></a><p class=MsoCommentText><a href="#_msoanchor_1" class=msocomoff>[EP1]</a>Really?</p></div></div></div>`

const officeNote = (number: number, text: string) =>
  `<div id="sdfootnote${number}"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote${number}sym" href="#sdfootnote${number}anc">${number}</a>\t${text}</p></div>`
const officeMark = (number: number) =>
  `<a class="sdfootnoteanc" name="sdfootnote${number}anc" href="#sdfootnote${number}sym"><sup>${number}</sup></a>`

export const footnotesOfLibreOffice = `<p>Citric acid wins.${officeMark(1)} Rinse <b>well</b>${officeMark(2)}.</p>
${officeNote(1, 'After <i>four</i> minutes.')}${officeNote(2, 'In running water.</p><p class="sdfootnote">Cold.')}`

const googleNote = (number: number, text: string) =>
  `<div><p class="c1"><a href="#ftnt_ref${number}" id="ftnt${number}">[${number}]</a><span class="c2">&nbsp;${text}</span></p></div>`
const googleMark = (number: number) =>
  `<sup><a href="#ftnt${number}" id="ftnt_ref${number}">[${number}]</a></sup>`

export const footnotesOfGoogleDocs = `<p><span>Citric acid wins.</span>${googleMark(1)}<span> Rinse </span><span style="font-weight:700">well</span>${googleMark(2)}<span>.</span></p>
<hr class="c3">${googleNote(1, 'After <span style="font-style:italic">four</span> minutes.')}${googleNote(2, 'In running water.')}`

const webNote = (number: number, text: string) =>
  `<li id="user-content-fn-${number}"><p>${text} <a href="https://example.org/docs#user-content-fnref-${number}" data-footnote-backref="">↩</a></p></li>`
const webMark = (number: number) =>
  `<sup><a href="https://example.org/docs#user-content-fn-${number}" id="user-content-fnref-${number}" data-footnote-ref="">${number}</a></sup>`

export const footnotesOfWebPage = `<p>Citric acid wins.${webMark(1)} Rinse <strong>well</strong>${webMark(2)}.</p>
<section data-footnotes="" class="footnotes"><h2 class="sr-only" id="footnote-label">Footnotes</h2><ol>${webNote(1, 'After <em>four</em> minutes.')}${webNote(2, 'In running water.')}</ol></section>`
