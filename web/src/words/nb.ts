import cards from "../../../src/canasta/words/nb/cards.ftl?raw";
import page from "../../../src/canasta/words/nb/page.ftl?raw";

export default `${cards}\n${page}`;
